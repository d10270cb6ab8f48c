import { type PassLink, type WalletAddress, walletRoutes } from '@arrival/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiUrl, get, post } from '../../lib/api/transport';
import { holdersQuery } from '../../lib/passes/pass-queries';
import { usePassErrors } from '../../lib/passes/use-pass-errors';
import { useSettings } from '../../lib/settings';
import { useSession } from '../../lib/sign-in/use-session';
import { passes } from '../../words/passes';
import { useWords } from '../../words/words';
import { Banner } from '../banner';
import { Button } from '../button';
import styles from './passes.module.css';
import { ShownCode } from './shown-code';

interface Props {
  /** Whose pass; without one the family's code (D59). */
  ipCode?: string;
}

const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
const isAndroid = /Android/.test(navigator.userAgent);

/** The way into the wallet of this phone; on other screens a code for a phone to scan. Nothing where the resort has no wallet (D40). */
export function WalletButtons({ ipCode }: Props) {
  const { wallets } = useSettings();
  const session = useSession();
  const isSignedIn = session !== undefined && !session.isAtCounter;
  // Asking sets the cookie that a wallet's own download carries (D49).
  const mayAsk = wallets.length > 0 && (isSignedIn || ipCode !== undefined);
  const isAllowed = useQuery({ ...holdersQuery(isSignedIn), enabled: mayAsk }).isSuccess;
  if (!isAllowed) return null;
  if (isApple) return wallets.includes('apple') ? <ToApple ipCode={ipCode} /> : null;
  if (isAndroid) return wallets.includes('google') ? <ToGoogle ipCode={ipCode} /> : null;
  return wallets.length > 0 ? <ToScan ipCode={ipCode} /> : null;
}

/** A plain link: Safari shows the pass by itself. */
function ToApple({ ipCode }: Props) {
  const words = useWords(passes);
  const address = ipCode === undefined ? apiUrl(walletRoutes.familyApple) : apiUrl(walletRoutes.apple, { ipCode });
  return (
    <a className={styles.wallet} href={address}>
      {words.toApple}
    </a>
  );
}

function ToGoogle({ ipCode }: Props) {
  const words = useWords(passes);
  const passErrors = usePassErrors();
  const path = ipCode === undefined ? walletRoutes.familyGoogle : walletRoutes.google;
  const save = useMutation({
    mutationFn: () => get<WalletAddress>(path, { query: { ipCode } }),
    onSuccess: ({ address }) => location.assign(address),
  });
  return (
    <>
      <Button variant="secondary" full busy={save.isPending} onClick={() => save.mutate()}>
        {words.toGoogle}
      </Button>
      {save.error && (
        <Banner tone="error" live title={words.walletFailed}>
          {passErrors(save.error)}
        </Banner>
      )}
    </>
  );
}

function ToScan({ ipCode = null }: { ipCode?: string | null }) {
  const words = useWords(passes);
  const passErrors = usePassErrors();
  const link = useMutation({ mutationFn: () => post<PassLink>(walletRoutes.wallet, { ipCode }) });
  if (link.data)
    return (
      <div className={styles.scan}>
        <ShownCode value={link.data.address} label={words.walletCode} />
        <p>{words.walletScan}</p>
      </div>
    );
  return (
    <>
      <Button variant="secondary" icon="code" full busy={link.isPending} onClick={() => link.mutate()}>
        {words.walletCode}
      </Button>
      {link.error && (
        <Banner tone="error" live title={words.walletFailed}>
          {passErrors(link.error)}
        </Banner>
      )}
    </>
  );
}
