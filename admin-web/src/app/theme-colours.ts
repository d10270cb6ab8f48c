export interface Colours {
  readonly ink: string;
  readonly inkSoft: string;
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly action: string;
  readonly onAction: string;
  readonly actionSoft: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
}

/** The product's colours. */
export const light: Colours = {
  ink: '#0b1f33',
  inkSoft: '#4a6075',
  ground: '#f7fafc',
  surface: '#ffffff',
  sunken: '#eef3f7',
  line: '#dce5ec',
  action: '#0b6e99',
  onAction: '#ffffff',
  actionSoft: '#e3f1f7',
  success: '#1e7f4f',
  warning: '#8f4b00',
  error: '#c11235',
};
export const dark: Colours = {
  ink: '#eaf2f8',
  inkSoft: '#a5b8c8',
  ground: '#0b1620',
  surface: '#12212f',
  sunken: '#0e1b27',
  line: '#24394b',
  action: '#5cc3e8',
  onAction: '#0b1f33',
  actionSoft: '#15344a',
  success: '#57c78f',
  warning: '#f4b266',
  error: '#ff8b9f',
};
