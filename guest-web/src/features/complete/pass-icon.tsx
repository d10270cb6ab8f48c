import { LineIcon } from '../../ui/icon';

const paths = {
  boot: 'M7 3.5h6v7l6.5 3a2.5 2.5 0 0 1 1.5 2.3V18H7Zm-2 17h17M13 7h-3m3 3.5h-3',
  calendar: 'M4.5 6.5h15v13h-15Zm0 4h15M8.5 3.5v4m7-4v4',
  share: 'M12 15V3.5M8 7.5l4-4 4 4M7 11H4.5v9.5h15V11H17',
  ticket: 'M3.5 7h17v3.5a1.8 1.8 0 0 0 0 3.5V17.5h-17V14a1.8 1.8 0 0 0 0-3.5Zm10 0v2m0 2.5v2m0 2.5v1.5',
} as const;

export type PassIconName = keyof typeof paths;

/** What only the pass shows: home's first file does without. */
export function PassIcon({ name }: { name: PassIconName }) {
  return <LineIcon path={paths[name]} />;
}
