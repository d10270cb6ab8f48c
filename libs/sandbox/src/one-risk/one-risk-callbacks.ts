import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { OneRiskBehaviour } from './one-risk-behaviour';
import type { OneRiskSession } from './one-risk-sessions';

/** A callback as it was sent, and what came back. */
export interface SentCallback {
  readonly id: string;
  readonly type: string;
  readonly status: number | string;
}

interface Message {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly ageSeconds: number;
}

const LATE_MS = 20_000;
const AGAIN_MS = [1_000, 3_000, 10_000, 30_000];
const HOUR_SECONDS = 3_600;

const messageOf = (type: string, session: OneRiskSession, waiver: number, ageSeconds = 0): Message => {
  const { waiverId, guests } = session.request.waivers[waiver]!;
  const data = {
    reference: session.reference,
    waiverId,
    posGuestIds: guests.map(({ posGuestId }) => posGuestId),
    ...(type === 'waiver.signed' && { signedAt: session.settledAt, documentId: session.documentId }),
  };
  return { id: `msg_${randomUUID()}`, type, body: JSON.stringify({ type, data }), ageSeconds };
};

/** Tells the resort what became of its waivers, well or badly; tries again when nobody takes it. */
export class OneRiskCallbacks {
  readonly sent: SentCallback[] = [];

  constructor(
    private readonly secret: string,
    private readonly url: string | undefined,
    private readonly stop: AbortSignal,
  ) {}

  /** Resolves when everything is told, or given up. */
  async tell(session: OneRiskSession, behaviour: OneRiskBehaviour): Promise<void> {
    if (!this.url || behaviour === 'silent') return;
    if (behaviour === 'late') await pause(LATE_MS, undefined, { signal: this.stop });
    const type = session.state === 'signed' ? 'waiver.signed' : 'waiver.declined';
    for (const index of session.request.waivers.keys()) {
      const message = messageOf(type, session, index, behaviour === 'old' ? HOUR_SECONDS : 0);
      await this.#deliver(message, behaviour);
      if (behaviour === 'twice') await this.#deliver(message, 'ok');
      if (behaviour === 'again') await this.#deliver(messageOf(type, session, index), 'ok');
      if (behaviour === 'disorder') await this.#deliver(messageOf('waiver.declined', session, index), 'ok');
    }
  }

  async #deliver(message: Message, behaviour: OneRiskBehaviour): Promise<void> {
    for (const wait of [0, ...AGAIN_MS]) {
      await pause(wait, undefined, { signal: this.stop });
      const status = await this.#send(message, behaviour);
      this.sent.push({ id: message.id, type: message.type, status });
      // What is refused for good is not sent again: it is meant so.
      if (status === 200 || status === 400) return;
    }
  }

  async #send({ id, body, ageSeconds }: Message, behaviour: OneRiskBehaviour): Promise<number | string> {
    const secret = behaviour === 'forged' ? Buffer.from('somebody else').toString('base64') : this.secret;
    const at = new Date(Date.now() - ageSeconds * 1_000);
    const sent = behaviour === 'rewritten' ? JSON.stringify(JSON.parse(body), null, 1) : body;
    try {
      const answer = await fetch(this.url as string, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': new Webhook(secret).sign(id, at, body),
        },
        body: sent,
        signal: this.stop,
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      return (error as Error).message;
    }
  }
}
