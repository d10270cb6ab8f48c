import { type ExchangeLink, mobilePassRoutes, type PassHolders } from '@arrival/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isProblem } from '../../lib/api/problem';
import { post } from '../../lib/api/transport';
import { holdersQuery } from '../../lib/passes/pass-queries';
import { usePassErrors } from '../../lib/passes/use-pass-errors';
import { useSession } from '../../lib/sign-in/use-session';
import { TextTokens, useText } from '../../lib/wording/texts';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { MobilePass } from '../../ui/passes/mobile-pass';
import styles from '../../ui/passes/passes.module.css';
import { PassesSign } from '../../ui/passes/passes-sign';
import { useUnactivated } from '../../ui/passes/use-unactivated';
import { PageSpinner } from '../../ui/spinner';
import { common } from '../../words/common';
import { passes } from '../../words/passes';
import { useWords } from '../../words/words';
import { OtherPhone } from './other-phone';

/** /ble-connect and /connect (spec §2, D39): the family's passes, signed in or by a link that opened them on this phone. */
export function MobilePassesPage() {
  const text = useText();
  const words = useWords(passes);
  const isSignedIn = useSession() !== undefined;
  const link = useOpenedLink();
  const holders = useQuery({ ...holdersQuery(isSignedIn), enabled: link.isReady, retry: false });
  const isLost = isProblem(link.error) && link.error.isUnreachable;
  const isStranger = link.error !== null || isProblem(holders.error, 'auth.required');
  const shown = (holders.data ?? []).filter((holder) => holder.passes.length > 0);
  const firstName = shown[0]?.firstName;
  useUnactivated(shown);
  return (
    <TextTokens value={isSignedIn || firstName === undefined ? {} : { FirstName: firstName }}>
      <PassesSign />
      <Heading isNamed={isSignedIn || firstName !== undefined} isSignedIn={isSignedIn} />
      {isLost ? (
        <LoadFailure title={words.notLoaded} query={link} />
      ) : isStranger ? (
        <NeedsLink error={link.error} />
      ) : holders.error ? (
        <LoadFailure title={words.notLoaded} query={holders} />
      ) : !holders.data ? (
        <PageSpinner />
      ) : shown.length === 0 ? (
        <Banner title={words.nobody}>{text('bleConnect.noMediaMessage')}</Banner>
      ) : (
        <ul className={styles.list}>
          {shown.map((holder) => (
            <li key={holder.ipCode}>
              <MobilePass holder={holder} />
            </li>
          ))}
        </ul>
      )}
      {isSignedIn && shown.length > 0 && <OtherPhone />}
    </TextTokens>
  );
}

/** Speaks to somebody by name once it knows who it is; who is signed in has a way back. */
function Heading({ isNamed, isSignedIn }: { isNamed: boolean; isSignedIn: boolean }) {
  const text = useText();
  const { yourFamily } = useWords(common);
  return (
    <PageHeader
      title={text('bleConnect.title')}
      description={isNamed ? text('bleConnect.description') : undefined}
      back={isSignedIn ? { to: '/home', label: yourFamily } : undefined}
    />
  );
}

function NeedsLink({ error }: { error: unknown }) {
  const words = useWords(passes);
  const passErrors = usePassErrors();
  return (
    <Banner
      tone="warning"
      live
      title={error ? passErrors(error) : words.needLink}
      action={<LinkButton to="/ble-connect">{words.signIn}</LinkButton>}
    >
      {words.needLinkWhy}
    </Banner>
  );
}

/** While a new version comes in, a server of the one before refuses what it does not know. */
function exchanged(link: ExchangeLink | undefined): Promise<PassHolders> {
  return post<PassHolders>(mobilePassRoutes.exchange, link).catch((error: unknown) => {
    if (!link || !isProblem(error, 'request.invalid')) throw error;
    return post<PassHolders>(mobilePassRoutes.exchange, { t: link.t });
  });
}

/**
 * Trades the link that led here for the cookie, once, and takes it out of the address bar, where others would read it (D49). Until it is answered it
 * stays with this entry of the history, so that a lost answer or a reload costs nothing.
 */
function useOpenedLink() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [link] = useState<ExchangeLink | undefined>(() => {
    const t = new URLSearchParams(search).get('t');
    return t === null ? (state as { link?: ExchangeLink } | null)?.link : { t, attempt: crypto.randomUUID() };
  });
  const { mutate, mutateAsync, ...exchange } = useMutation({
    mutationFn: () => exchanged(link),
    onSuccess: () => navigate('/connect', { replace: true }),
  });
  useEffect(() => {
    if (!link) return;
    void navigate('/connect', { replace: true, state: { link } });
    mutate();
  }, [link, mutate, navigate]);
  return {
    isReady: !link || exchange.isSuccess,
    error: exchange.error,
    isFetching: exchange.isPending,
    // What goes wrong again stands in `error`.
    refetch: () => mutateAsync().catch(() => undefined),
  };
}
