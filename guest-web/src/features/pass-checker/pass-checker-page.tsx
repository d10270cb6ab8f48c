import { type PassCheck, type PassCheckRequest, type PassLocations, passCheckRoutes } from '@arrival/contracts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { get, post } from '../../lib/api/transport';
import { useText } from '../../lib/wording/texts';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { PageSpinner } from '../../ui/spinner';
import { passChecker } from '../../words/pass-checker';
import { useWords } from '../../words/words';
import { column, PassForm } from './pass-form';
import { PassResult } from './pass-result';

const locationsQuery = queryOptions({
  queryKey: ['pass-locations'],
  queryFn: () => get<PassLocations>(passCheckRoutes.locations),
});

/** /pass-checker (D38): whether a pass is valid on a day. Asking uses nothing up. */
export function PassCheckerPage() {
  const text = useText();
  const words = useWords(passChecker);
  const locations = useQuery(locationsQuery);
  const check = useMutation({
    mutationFn: (request: PassCheckRequest) => post<PassCheck>(passCheckRoutes.check, request),
  });
  return (
    <>
      <PageHeader title={text('passChecker.title')} description={text('passChecker.description')} />
      {locations.error && <LoadFailure title={words.notLoaded} query={locations} />}
      {locations.isPending && <PageSpinner />}
      {locations.data && (
        <div style={column}>
          <PassForm lifts={locations.data.locations} isBusy={check.isPending} onCheck={check.mutate} />
          <PassResult asked={check.variables} result={check.data} error={check.error} />
          <p>{text('passChecker.helpMessage')}</p>
        </div>
      )}
    </>
  );
}
