import type { ContactMedia, PassHolder } from '@arrival/contracts';
import { eTicketStatus } from '@arrival/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import { activatePass, allMedia, mediaQuery, sendPass } from '../../lib/passes/pass-queries';
import { usePassErrors } from '../../lib/passes/use-pass-errors';
import { useSettings } from '../../lib/settings';
import { useInstantWords } from '../../lib/wording/instant-words';
import { useText } from '../../lib/wording/texts';
import { passes } from '../../words/passes';
import { useWords } from '../../words/words';
import { Banner } from '../banner';
import { Button } from '../button';
import { Icon } from '../icon';
import { LoadFailure } from '../load-failure';
import { Spinner } from '../spinner';
import { MediaCard } from './media-card';
import styles from './passes.module.css';
import { WalletButtons } from './wallet-buttons';

interface Props {
  holder: PassHolder;
}

/** A person's passes: where the mobile one stands and what can be done next (spec §4, D39), and the way into a wallet. */
export function MobilePass({ holder }: Props) {
  const { features } = useSettings();
  return (
    <MediaCard holder={holder}>
      {features.includes('BLEConnect') && <OnPhone holder={holder} />}
      <WalletButtons ipCode={holder.ipCode} />
    </MediaCard>
  );
}

function OnPhone({ holder }: Props) {
  const words = useWords(passes);
  const media = useQuery(mediaQuery(holder.ipCode));
  const instantWords = useInstantWords();
  return (
    <>
      {media.isPending && <Spinner />}
      {media.isError && !media.data && <LoadFailure title={words.notLoaded} query={media} />}
      {media.data?.asOfUtc && <Banner title={words.asOf({ when: instantWords(media.data.asOfUtc) })} />}
      {media.data && <NextStep holder={holder} media={media.data} />}
    </>
  );
}

function NextStep({ holder, media }: Props & { media: ContactMedia }) {
  const text = useText();
  const words = useWords(passes);
  const passErrors = usePassErrors();
  const client = useQueryClient();
  const keep = (next: ContactMedia) => {
    client.setQueryData(mediaQuery(holder.ipCode).queryKey, next);
    void client.invalidateQueries({ queryKey: allMedia });
  };
  const activate = useMutation({
    mutationFn: () => activatePass(holder, media),
    onSuccess: keep,
    // The e-ticket may be there although its activation failed.
    onError: () => client.invalidateQueries(mediaQuery(holder.ipCode)),
  });
  const send = useMutation({
    mutationFn: (deliveryMode: 1 | 2) => sendPass({ ipCode: holder.ipCode, deliveryMode }),
    onSuccess: keep,
  });
  const error = send.error ?? activate.error;
  const isSent = media.status === eTicketStatus.Sent;
  const isNew = media.status === eTicketStatus.NoMedia;
  const said = send.isSuccess || activate.isSuccess ? media.eticket?.delivery?.recipient : undefined;
  const news = useFocusWhenLost<HTMLDivElement>(said !== undefined);
  return (
    <>
      <State media={media} isNew={isNew && holder.passes.length > 0} />
      {(media.status === eTicketStatus.Unsent || (isNew && holder.passes.length > 0)) && (
        <Button full busy={activate.isPending} onClick={() => activate.mutate()}>
          {isNew ? words.get : text('bleConnect.activateButton')}
        </Button>
      )}
      {isSent &&
        holder.recipients.map(({ deliveryMode, hint }) => (
          <Button
            key={deliveryMode}
            variant="secondary"
            full
            busy={send.isPending && send.variables === deliveryMode}
            onClick={() => send.mutate(deliveryMode)}
          >
            {text('bleConnect.sendButton')} <bdi>{hint}</bdi>
          </Button>
        ))}
      <div ref={news} role="status" tabIndex={-1}>
        {said && words.sentTo({ to: said })}
      </div>
      {error && <Banner tone="error" live title={passErrors(error)} />}
    </>
  );
}

function State({ media: { status, eticket }, isNew }: { media: ContactMedia; isNew: boolean }) {
  const text = useText();
  const words = useWords(passes);
  if (status === eTicketStatus.Connected)
    return (
      <div className={styles.message}>
        <Icon name="check" size={22} />
        <p>
          <span className={styles.ready}>{text('bleConnect.connectedMessage')}</span>
          {eticket?.download?.device && <span> {words.onDevice({ device: eticket.download.device })}</span>}
        </p>
      </div>
    );
  if (status === eTicketStatus.Sent) return <p>{text('bleConnect.sentMessage')}</p>;
  if (status === eTicketStatus.Unsent || isNew) return <p>{text('bleConnect.unsentMessage')}</p>;
  return <p>{status === eTicketStatus.NoMedia ? text('bleConnect.noMediaMessage') : words.unknown}</p>;
}
