import type { ImportFault, PurchaseImport, PurchaseImported } from '@arrival/contracts';
import { useState } from 'react';
import { callJson } from '../../data/transport';
import { type FileLine, piecesOf } from './order-file';

export interface RowFault {
  readonly row: number;
  readonly fault: ImportFault;
  readonly productCode: string;
}

type Counts = Omit<PurchaseImported, 'faults'>;

export interface Told extends Counts {
  readonly faults: readonly RowFault[];
}

const nothing: Told = {
  added: 0,
  changed: 0,
  cancelled: 0,
  same: 0,
  newFamilies: 0,
  newPeople: 0,
  leftOut: 0,
  faults: [],
};

const counted = Object.keys(nothing).filter((key) => key !== 'faults') as (keyof Counts)[];

function plus(sum: Told, { faults, ...more }: PurchaseImported, piece: readonly FileLine[]): Told {
  const counts = Object.fromEntries(counted.map((key) => [key, sum[key] + more[key]])) as unknown as Counts;
  return {
    ...counts,
    faults: [
      ...sum.faults,
      ...faults.map(({ index, fault }) => {
        const { row, line } = piece[index]!;
        return { row, fault, productCode: line.productCode };
      }),
    ],
  };
}

interface Running {
  readonly isTrial: boolean;
  /** Of the lines, from 0 to 1. */
  readonly share: number;
}

/** Sends lines piece by piece, first as a trial. What was taken over before it broke off is found again by the next time. */
export function useOrderImport() {
  const [running, setRunning] = useState<Running>();
  const [told, setTold] = useState<{ readonly isTrial: boolean; readonly sum: Told }>();
  const [error, setError] = useState<Error>();
  const send = async (lines: readonly FileLine[], isTrial: boolean) => {
    setError(undefined);
    if (isTrial) setTold(undefined);
    let sum = nothing;
    let sent = 0;
    try {
      for (const piece of piecesOf(lines)) {
        setRunning({ isTrial, share: sent / lines.length });
        const body: PurchaseImport = { lines: piece.map(({ line }) => line), isTrial };
        const answer = await callJson<PurchaseImported>('/api/admin/purchases/import', { method: 'POST', body });
        sum = plus(sum, answer, piece);
        sent += piece.length;
      }
      setTold({ isTrial, sum });
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setRunning(undefined);
    }
  };
  const forget = () => {
    setTold(undefined);
    setError(undefined);
  };
  return { running, told, error, send, forget };
}
