import { useQuery } from '@tanstack/react-query';
import { holdersQuery } from '../../lib/passes/pass-queries';
import { useSettings } from '../../lib/settings';
import { useSession } from '../../lib/sign-in/use-session';
import { MobilePass } from '../../ui/passes/mobile-pass';

/** One member's passes, where they can go on a phone or into a wallet (D39, D40). A device that others use shows none. */
export function MemberPasses({ contactId }: { contactId: number }) {
  const { features, wallets } = useSettings();
  const isAtCounter = useSession()?.isAtCounter === true;
  const isWanted = !isAtCounter && (features.includes('BLEConnect') || wallets.length > 0);
  const { data: holders = [] } = useQuery({ ...holdersQuery(true), enabled: isWanted });
  const holder = holders.find((each) => each.contactId === contactId);
  return holder && holder.passes.length > 0 ? <MobilePass holder={holder} /> : null;
}
