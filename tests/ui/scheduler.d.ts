/** The parts of React's work queue that tests need; the package has no types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number;
  export const unstable_scheduleCallback: (priority: number, callback: () => void) => unknown;
}
