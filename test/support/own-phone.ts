import { type OwnPhoneLink, type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import type { SignedInAgent, TestApi } from './api';

export const secretOf = ({ address }: OwnPhoneLink): string => new URL(address).hash.slice(1);

export const pathOf = ({ linkId }: Pick<OwnPhoneLink, 'linkId'>): string =>
  ownPhoneRoutes.link.replace('{linkId}', linkId);

/** The cookie with which the other phone signs: the link redeemed with the digits that the account holder's phone shows. */
export async function redeemed(api: TestApi, holder: SignedInAgent, link: OwnPhoneLink): Promise<string> {
  const { code } = (await holder.get(pathOf(link)).expect(200)).body as OwnPhoneLinkStatus;
  const answer = await api.request
    .post(ownPhoneRoutes.redeem)
    .send({ secret: secretOf(link), code })
    .expect(200);
  return String(answer.headers['set-cookie']).split(';')[0] as string;
}
