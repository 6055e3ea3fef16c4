import { useEffect, useState } from 'react';

/** Milliseconds after midnight at which it is surely over, whatever a timer rounds to. */
const MARGIN = 500;

/** The midnight at which a day begins, so many days later, in local time. */
const midnight = (now: Date, later = 0): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + later).getTime();

/** The beginning of the present day in local time; it follows midnight, also on a device that slept. */
export const useToday = (): Date => {
  const [today, setToday] = useState(() => midnight(new Date()));
  useEffect(() => {
    const look = () => setToday(midnight(new Date()));
    const timer = setTimeout(look, midnight(new Date(today), 1) - Date.now() + MARGIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return new Date(today);
};
