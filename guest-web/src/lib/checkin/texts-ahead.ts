import { apiRoutes, type Grouping, type WaiverText } from '@arrival/contracts';
import { loadCoder } from '@arrival/web/qr-path';
import { queryClient } from '../api/query-client';
import { apiPath, get } from '../api/transport';

/** The waivers of a path, before the tunnel comes; each never changes under its hash. And what draws the code at its end. */
export function fetchTextsAhead({ waiverContactTasks }: Grouping): void {
  loadCoder().catch((error: unknown) => console.info('Codes are drawn when there is a connection', error));
  const hashes = waiverContactTasks
    .filter(({ isReadOnly }) => !isReadOnly)
    .flatMap(({ relatedObject }) => [
      relatedObject.rolText === null ? relatedObject.rolTextHash : null,
      relatedObject.bindingText?.rolTextHash ?? null,
    ]);
  for (const hash of new Set(hashes))
    if (hash !== null)
      void queryClient.prefetchQuery({
        queryKey: ['waiverText', hash],
        queryFn: ({ signal }) => get<WaiverText>(apiPath(apiRoutes.waiverText, { hash }), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
      });
}
