import { useExternalStore } from '@arrival/web/external-store';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isProblem } from '../lib/api/problem';
import { outboxState } from '../lib/kept/outbox-state';
import { dropLink, keptLinksQuery } from '../lib/own-phone/kept-links';
import { isLive, useLinkStatus } from '../lib/own-phone/use-link-status';

/** Nobody looks at the digits: an answer within some seconds is live enough. */
const POLL_MS = 5_000;

/** While a page with this is open it learns when another adult has signed, whichever row of home is open and also after a reload. */
export function LinkTicks() {
  const { isOpen } = useExternalStore(outboxState);
  const links = useQuery({ ...keptLinksQuery(), enabled: isOpen }).data ?? [];
  return links.map(({ linkId }) => <Tick key={linkId} linkId={linkId} />);
}

function Tick({ linkId }: { linkId: string }) {
  const { data, error } = useLinkStatus(linkId, POLL_MS);
  const isOver = isProblem(error, 'waiver.link_ended') || (data !== undefined && !isLive(data));
  useEffect(() => {
    if (isOver) void dropLink(linkId);
  }, [isOver, linkId]);
  return null;
}
