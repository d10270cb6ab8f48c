/** A webhook that came. */
export interface ReceivedMessage {
  readonly path: string;
  readonly at: string;
  /** `webhook-id`. */
  readonly id: string;
  readonly type: string;
  readonly isSigned: boolean;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
