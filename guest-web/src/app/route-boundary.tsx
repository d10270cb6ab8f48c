import { Component, type ReactNode } from 'react';
import { errorWords, isProblem } from '../lib/problem';
import { Button } from '../ui/button';
import { FailurePage } from './failure-page';
import { LostPart } from './lost-part';
import { LostChunkError } from './page';

interface Props {
  /** Another path starts with a clean sheet. */
  path: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
  path: string;
}

/** One broken page never takes the app with it: the shell around it keeps working. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.path === state.path ? null : { path: props.path };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <RouteError error={this.state.error} />;
  }
}

function RouteError({ error }: { error: unknown }) {
  const back = (
    <Button variant="secondary" onClick={() => window.history.back()} icon="back">
      Go back
    </Button>
  );
  if (error instanceof LostChunkError) {
    return <LostPart actions={back} />;
  }
  return (
    <FailurePage
      title="That did not work"
      onRetry={() => location.reload()}
      retryLabel="Reload"
      actions={back}
      referenceId={isProblem(error) ? error.traceId : undefined}
    >
      {errorWords(error)}
    </FailurePage>
  );
}
