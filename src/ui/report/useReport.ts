import { useContext, useEffect, useState } from 'react';
import { type GameReport, makeReport } from '../../app/opponent/game-report.ts';
import type { Table } from '../../app/table/table.ts';
import { pause } from '../idle.ts';
import { OpponentContext } from '../opponent/context.ts';

export interface ReportMaking {
  readonly state: 'working' | 'stopped' | 'done' | 'failed';
  /** Null before its first place is judged. */
  readonly report: GameReport | null;
  stop(): void;
  goOn(): void;
}

/** The report of the line on this table, made while it is shown; null: not yet. */
export const useReport = (table: Table | null): ReportMaking => {
  const supply = useContext(OpponentContext);
  const [state, setState] = useState<ReportMaking['state']>('working');
  const [report, setReport] = useState<GameReport | null>(null);
  useEffect(() => {
    if (!table || state !== 'working') return;
    const stopper = new AbortController();
    const { signal } = stopper;
    const make = async () => {
      if (!supply) throw new Error('nothing thinks here');
      const opponent = await supply();
      setReport(await makeReport(table, { opponent, signal, pause, onProgress: setReport }));
      setState('done');
    };
    make().catch(() => signal.aborted || setState('failed'));
    return () => stopper.abort();
  }, [table, state, supply]);
  return { state, report, stop: () => setState('stopped'), goOn: () => setState('working') };
};
