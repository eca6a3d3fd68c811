import { Component, type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent } from 'react';
import { fetchPart, PartError } from '../calls/fetch-part.ts';
import { defineWords, useWords } from '../words/words.ts';
import { LoadFailed } from './LoadFailed.tsx';

const words = defineWords({
  en: { failed: 'This part could not be loaded. Check the connection.' },
  hi: { failed: 'यह हिस्सा लोड नहीं हो सका। कनेक्शन जाँचें।' },
});

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const say = useWords(words);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const over = new AbortController();
    window.addEventListener('online', () => retry(), { signal: over.signal });
    return () => over.abort();
  }, []);
  return <LoadFailed text={say('failed')} onRetry={onRetry} />;
};

type Missing<Props> = ComponentType<Props & { readonly onRetry: () => void }>;

/**
 * A component whose file is fetched when it is first shown, for which a `<Suspense>` around it waits. Where the file
 * does not come, all else on the screen stays, with what is typed there, and who needs the part asks for it again.
 *
 * @param load imports it.
 * @param Missing stands in its place until it is there; without it, a sentence with "Try again".
 */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: Missing<Props> = Failed,
): ComponentType<Props> => {
  const begin = () => lazy(async () => ({ default: await fetchPart(load) }));
  // An import that failed once is settled for good.
  let Loaded = begin();
  return (props: Props) => (
    <PartBoundary
      missing={(retry) => (
        <Missing
          {...props}
          onRetry={() => {
            Loaded = begin();
            retry();
          }}
        />
      )}
    >
      {() => <Loaded {...props} />}
    </PartBoundary>
  );
};

interface BoundaryProps {
  readonly missing: (retry: () => void) => ReactNode;
  readonly children: () => ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
}

/** Whatever else a part throws is the screen's. */
class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children();
    if (!(error instanceof PartError)) throw error;
    return this.props.missing(() => this.setState({ error: undefined }));
  }
}
