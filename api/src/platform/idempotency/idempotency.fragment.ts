interface Answered {
  readonly scope: string;
  /** Null for a caller that sent none. */
  readonly key: string;
  readonly requestHash: string;
  readonly answer: string;
  /** What must be there. */
  readonly from: string;
}

/** Keeps an answer as part of the statement that makes it (I2): returns a row when it has a key, and the key is new. All are expressions. */
export const rememberAnswer = ({ scope, key, requestHash, answer, from }: Answered) =>
  `insert into idempotency_record (scope, key, request_hash, status, response)
  select ${scope}, ${key}, ${requestHash}, 200, ${answer} from ${from} where ${key}::text is not null
  on conflict do nothing returning key`;

/** Deletes what callers were answered, as part of the statement that forgets them; `scopes` selects theirs (`remembered-answers.ts`). */
export const forgetAnswersOf = (scopes: string) => `delete from idempotency_record where scope in (${scopes})`;
