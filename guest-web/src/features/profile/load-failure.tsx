import { errorWords, isProblem } from '../../lib/problem';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

interface Props {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

export function LoadFailure({ query }: Props) {
  return (
    <Banner
      tone="error"
      live
      title="We could not load this"
      action={
        <Button icon="retry" busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {errorWords(query.error)}
      {isProblem(query.error) && query.error.traceId && <p>Reference: {query.error.traceId}</p>}
    </Banner>
  );
}
