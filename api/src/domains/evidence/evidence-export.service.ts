import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { fieldsOf } from '../../platform/database/json.fragment';
import { type LongRead, LongReads } from '../../platform/database/long-reads';
import { EvidenceRemovalEntity } from './evidence-removal.entity';
import { asLine, type ContentLine, endText, type Removed } from './export-lines';
import { NoteSigners } from './note-signers';
import { PublishedKeys } from './published-keys';

const AT_ONCE = 500;

interface ExportedRow {
  readonly entry: number | null;
  readonly leaf: string | null;
  readonly signatureId: string;
  readonly record: string | null;
  readonly recordHash: string | null;
  readonly textHash: string | null;
  readonly imageHash: string | null;
  readonly removed: Removed | null;
  readonly headContactId: number | null;
  readonly chainPosition: number | null;
}

interface CheckpointRow {
  readonly size: number;
  readonly checkpoint: string;
  readonly sealedAtUtc: Date;
  readonly timeStamp: Buffer | null;
}

const ofSignature = `signature_record(s) as record, encode(s.record_hash, 'hex') as "recordHash", encode(s.text_hash, 'hex') as "textHash",
  encode(s.image_hash, 'hex') as "imageHash"`;
const ofRemoval = `case when r.signature_id is not null then json_build_object(${fieldsOf(EvidenceRemovalEntity, 'r')}) end as removed`;

const loggedRows = `select e.position as entry, encode(e.record_hash, 'hex') as leaf, e.signature_id as "signatureId", ${ofSignature}, ${ofRemoval},
  coalesce(s.head_contact_id, r.head_contact_id) as "headContactId", coalesce(s.chain_position, r.chain_position) as "chainPosition"
from evidence_entry e left join signature s on s.id = e.signature_id left join evidence_removal r on r.signature_id = e.signature_id
where e.position >= $1 order by e.position limit ${AT_ONCE}`;

/** What was removed before the log had it, between two records of a household that it has. */
const removedBetween = `select r.signature_id as "signatureId", r.head_contact_id as "headContactId", r.chain_position as "chainPosition",
  null as record, ${ofRemoval}
from evidence_removal r where r.head_contact_id = $1 and r.chain_position > $2 and r.chain_position < $3
  and not exists (select from evidence_entry e where e.signature_id = r.signature_id) order by r.chain_position`;

const otherRows = `select x.id as "signatureId", x.head as "headContactId", x.place as "chainPosition", ${ofSignature}, ${ofRemoval} from (
  select id, head_contact_id as head, chain_position as place from signature
  union all select signature_id, head_contact_id, chain_position from evidence_removal) x
left join signature s on s.id = x.id left join evidence_removal r on r.signature_id = x.id
where (x.head, x.place) > ($1::bigint, $2::integer) and not exists (select from evidence_entry e where e.signature_id = x.id)
order by x.head, x.place limit ${AT_ONCE}`;

const checkpointRows = `select c.size, c.note as checkpoint, c.signed_at as "sealedAtUtc", t.token as "timeStamp"
from evidence_checkpoint c left join evidence_time_stamp t using (size) order by c.size`;

/** Writes all evidence as it is at one moment, so that it can be verified without us (docs/evidence.md). */
@Injectable()
export class EvidenceExportService {
  constructor(
    private readonly reads: LongReads,
    private readonly keys: PublishedKeys,
    private readonly signers: NoteSigners,
    private readonly clock: Clock,
  ) {}

  /** `write` gets the file piece by piece. Answers how many records there are. */
  async export(write: (piece: string) => Promise<void>, signal: AbortSignal): Promise<number> {
    const verifierKeys = await this.keys.list();
    const { origin, current } = this.signers;
    const hash = createHash('sha256');
    let lines = 0;
    let records = 0;
    const put = async (line: string): Promise<void> => {
      hash.update(line);
      lines += 1;
      await write(line);
    };
    const exportedAtUtc = new Date(this.clock.now()).toISOString();
    await put(asLine({ format: 'arrival-evidence/1', origin, exportedAtUtc, verifierKeys }));
    await this.reads.run(signal, async (read) => {
      for await (const line of contentOf(read)) {
        if ('record' in line) records += 1;
        await put(asLine(line));
      }
    });
    const end = { lines, sha256: hash.digest('hex') };
    await write(asLine({ end: { ...end, signature: current?.sign(endText(origin, end)) ?? null } }));
    return records;
  }
}

async function* contentOf(read: LongRead): AsyncGenerator<ContentLine> {
  const given = new Set<string>();
  const checkpoints = await read.rows<CheckpointRow>(checkpointRows);
  for await (const row of rowsOf(read)) {
    yield* namedBy(read, row, given);
    yield lineOf(row);
    if (row.entry !== null && checkpoints[0]?.size === row.entry + 1) yield checkpointLine(checkpoints.shift()!);
  }
  // Of a log that has lost entries: whoever verifies meets them and says so.
  for (const lost of checkpoints) yield checkpointLine(lost);
}

/** Each household's in the order of its chain. */
async function* rowsOf(read: LongRead): AsyncGenerator<ExportedRow> {
  const last = new Map<number, number>();
  for await (const row of loggedOf(read)) {
    const { headContactId: head, chainPosition: place } = row;
    if (head !== null && place !== null) {
      const before = last.get(head) ?? 0;
      if (place > before + 1) yield* unlogged(await read.rows<ExportedRow>(removedBetween, [head, before, place]));
      last.set(head, place);
    }
    yield row;
  }
  for await (const row of othersOf(read))
    if (!row.removed || row.removed.chainPosition > (last.get(row.removed.headContactId) ?? 0)) yield row;
}

const unlogged = (rows: readonly ExportedRow[]) => rows.map((row) => ({ ...row, entry: null, leaf: null }));

async function* loggedOf(read: LongRead): AsyncGenerator<ExportedRow> {
  for (let from: number | undefined = 0; from !== undefined; ) {
    const rows: ExportedRow[] = await read.rows<ExportedRow>(loggedRows, [from]);
    yield* rows;
    from = rows.length === AT_ONCE ? Number(rows.at(-1)?.entry) + 1 : undefined;
  }
}

async function* othersOf(read: LongRead): AsyncGenerator<ExportedRow> {
  for (let after: readonly unknown[] | undefined = [0, 0]; after; ) {
    const rows: ExportedRow[] = await read.rows<ExportedRow>(otherRows, after);
    yield* unlogged(rows);
    const last = rows.at(-1);
    after = last && rows.length === AT_ONCE ? [last.headContactId, last.chainPosition] : undefined;
  }
}

/** Text and drawing of a record, where no line has given them yet. */
async function* namedBy(
  read: LongRead,
  { textHash, imageHash }: ExportedRow,
  given: Set<string>,
): AsyncGenerator<ContentLine> {
  if (textHash && !given.has(textHash)) {
    given.add(textHash);
    const [found] = await read.rows<{ html: string }>("select html from waiver_text where hash = decode($1, 'hex')", [
      textHash,
    ]);
    yield { text: textHash, html: found?.html ?? '' };
  }
  if (imageHash && !given.has(imageHash)) {
    given.add(imageHash);
    const [found] = await read.rows<{ png: Buffer }>("select png from signature_image where hash = decode($1, 'hex')", [
      imageHash,
    ]);
    yield { drawing: imageHash, png: found?.png.toString('base64') ?? '' };
  }
}

function lineOf({ entry, leaf, record, recordHash, removed, signatureId }: ExportedRow): ContentLine {
  if (record !== null && recordHash !== null) return { entry, leaf, recordHash, record };
  if (removed) return { entry, leaf, removed };
  return { entry: entry ?? 0, leaf: leaf ?? '', missing: signatureId };
}

const checkpointLine = ({ checkpoint, sealedAtUtc, timeStamp }: CheckpointRow): ContentLine => ({
  checkpoint,
  sealedAtUtc: sealedAtUtc.toISOString(),
  ...(timeStamp && { timeStamp: timeStamp.toString('base64') }),
});
