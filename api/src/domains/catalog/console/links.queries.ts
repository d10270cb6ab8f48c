import type { ObjectLiteral, Repository } from 'typeorm';

/** Makes the links of a record (`own` says whose) what `links` says; one that is put back keeps its id. */
export async function putLinks<Link extends ObjectLiteral>(
  repository: Repository<Link>,
  own: Partial<Link>,
  other: keyof Link & string,
  links: readonly Partial<Link>[],
): Promise<void> {
  const present = await repository.findBy(own);
  const missingIn = (list: readonly Partial<Link>[]) => (link: Partial<Link>) =>
    !list.some((one) => one[other] === link[other]);
  for (const gone of present.filter(missingIn(links))) await repository.delete({ ...own, [other]: gone[other] });
  for (const link of links.filter(missingIn(present)))
    await repository.insert({ ...own, id: link['id'], [other]: link[other] });
}
