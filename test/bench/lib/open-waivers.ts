import { loadHeadId } from '../../support/load-households';
import type { OpenWaiver } from '../load/makers';
import { openMembers } from './bare-completion';
import type { BenchScene } from './scene';

/** Waivers of the tokens' households that nobody has signed, `perRound` households after the other, in an order in which no two neighbours are of one. */
export async function openWaivers(
  scene: BenchScene,
  tokens: readonly string[],
  perRound: number,
): Promise<OpenWaiver[]> {
  const names = await scene.query<{ household: number; member: number; name: string }>(
    `select ((contact_id - $1) / 10)::int as household, ((contact_id - $1) % 10)::int as member, first_name || ' ' || last_name as name
     from contact where contact_id > $1 and contact_id < $2`,
    [loadHeadId(0), loadHeadId(tokens.length + 1)],
  );
  const nameOf = new Map(names.map(({ household, member, name }) => [`${household}.${member}`, name]));
  const all: OpenWaiver[] = [];
  for (let start = 0; start < tokens.length; start += perRound) {
    for (const member of openMembers) {
      for (let index = start; index < start + perRound; index++) {
        const signer = member === 1 ? member : 0;
        const signerName = nameOf.get(`${index + 1}.${signer}`) ?? '';
        all.push({ token: tokens[index] ?? '', contactId: loadHeadId(index + 1) + member, signerName });
      }
    }
  }
  return all;
}
