import { Component, type ReactNode } from 'react';
import { isProblem } from '../lib/api/problem';
import { LostChunkError } from '../lib/browser/on-demand';
import { useErrorWords } from '../lib/wording/error-words';
import { Button } from '../ui/button';
import { shell } from '../words/shell';
import { useWords } from '../words/words';
import { FailurePage } from './failure-page';
import { LostChunk } from './lost-chunk';

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
  const words = useWords(shell);
  const errorWords = useErrorWords();
  const back = (
    <Button variant="secondary" onClick={() => window.history.back()} icon="back">
      {words.goBack}
    </Button>
  );
  if (error instanceof LostChunkError) {
    return <LostChunk actions={back} />;
  }
  return (
    <FailurePage
      title={words.didNotWork}
      onRetry={() => location.reload()}
      retryLabel={words.reload}
      actions={back}
      referenceId={isProblem(error) ? error.traceId : undefined}
    >
      {errorWords(error)}
    </FailurePage>
  );
}
