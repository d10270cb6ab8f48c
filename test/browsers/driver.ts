/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** As little of a browser as a guest needs: what differs between the protocols by which one is led. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function's text in the page and waits for what it answers. */
  run(text: string, ...args: unknown[]): Promise<unknown>;
  /** Down at the first point, over the others, up at the last; one point is a click. */
  stroke(points: Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Hands a file to the input of this selector, as the dialog of the system would. */
  give(selector: string, file: string): Promise<void>;
  /** A PNG, for whoever looks why it did not go on. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export const phoneWindow = { width: 390, height: 844 };

const moment = 30;

/** WebDriver's actions, the same in both of its protocols. */
export const strokeActions = ([first = { x: 0, y: 0 }, ...others]: Point[]) => [
  {
    type: 'pointer',
    id: 'hand',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', duration: 0, ...whole(first) },
      { type: 'pointerDown', button: 0 },
      ...others.map((point) => ({ type: 'pointerMove', duration: moment, ...whole(point) })),
      { type: 'pause', duration: moment },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
