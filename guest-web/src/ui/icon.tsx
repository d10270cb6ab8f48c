const paths = {
  alert: 'M12 8v5m0 3.5v.01M10.3 3.9 2.5 17.4A2 2 0 0 0 4.2 20.4h15.6a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  back: 'M19 12H5m6-7-7 7 7 7',
  camera:
    'M4 8.5A1.5 1.5 0 0 1 5.5 7h2L9 4.5h6L16.5 7h2A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5Zm8 8a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  child: 'M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-7 3 4.5-1h5L19 12m-9.5-1v4L8 21m6.5-10v4l1.5 6m-6.5-6h5',
  chevron: 'm9 5 7 7-7 7',
  clock: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'M4 4h6v6H4Zm10 0h6v6h-6ZM4 14h6v6H4Zm10 0h2v2h-2Zm4 4h2v2h-2Zm0-4h2m-6 6h2',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  edit: 'M4 20h4L19 9l-4-4L4 16Zm9-13 4 4',
  family:
    'M8.5 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm8 2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM3 20v-2a4 4 0 0 1 4-4h3a4 4 0 0 1 4 4v2m0-4.5a3 3 0 0 1 2-.8h1.5a3 3 0 0 1 3 3V20',
  home: 'M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10',
  info: 'M12 11v5.5m0-9v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  language: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c5-5.5 5-12.5 0-18-5 5.5-5 12.5 0 18ZM3.5 9.5h17m-17 5h17',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4.5-2.600M19 12a10 10 0 0 0-4-2.400M2 8.5a15 15 0 0 1 4.5-2.800M22 8.5A15 15 0 0 0 10.5 4.6M12 19v.01',
  phone: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3Zm3 14.5h2',
  pin: 'M12 21s7-6 7-11.5a7 7 0 1 0-14 0C5 15 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4.5v-6A2 2 0 0 1 6.5 9h11a2 2 0 0 1 2 2v6H17m-10-3h10v6H7Z',
  retry: 'M20 5v5h-5M4 19v-5h5M5.5 9a7 7 0 0 1 12-2.5L20 10M4 14l2.5 3.5a7 7 0 0 0 12-2.5',
  rotate: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 14',
  signOut: 'M10 4H5.5v16H10m4-12 4 4-4 4m4-4H9',
  ski: 'm4 20.5 17-8M5 16.5 20.5 9M13 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-5 3 5-1 3 3-3.5 2.5',
  undo: 'M4 9h10a5.5 5.5 0 0 1 0 11H8M4 9l4.5-4.5M4 9l4.5 4.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  waiver: 'M7 3.5h7l4.5 4.5V20.5H7Zm7 0V8h4.5M9.5 16c1.5-3 2.5-3 2.5-1s1 1.5 3.5 0M9.5 11.5h5',
} as const;

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  size?: number;
}

/** One path on a square of 24, as a line in the text colour; always decoration, words stand beside it. */
export function LineIcon({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

export function Icon({ name, size }: Props) {
  return <LineIcon path={paths[name]} size={size} />;
}
