import type { SealedColumn } from '../crypto/sealed-column';
import { base64 } from '../database/json.fragment';

const sealedPart = "decode((response::json ->> 'sealed')::text, 'base64')";

/** Other calls' answers may stand in the column unsealed; a sealed one begins with its key's id. */
export const rememberedAnswersColumn: SealedColumn = {
  table: 'idempotency_record',
  column: 'response',
  words: ['remembered answer', 'remembered answers'],
  primaryKey: [
    ['scope', 'text'],
    ['key', 'text'],
  ],
  keyId: `substring(response from '^\\{"keyId" ?: ?"([^"]+)"')`,
  sealed: sealedPart,
  counted: 'seldom',
  assignments: `response = json_build_object('keyId', $2::text, 'sealed', ${base64('$3::bytea')})::text`,
  row: (primaryKey) => primaryKey.join(' '),
};
