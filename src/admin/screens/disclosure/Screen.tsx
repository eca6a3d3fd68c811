import { SingleType } from '../content/SingleType.tsx';
import { disclosure } from '../content/types/disclosure.ts';

/** What the school must make public, part by part, with its documents and how long they hold. */
export const Screen = () => <SingleType layout={disclosure} />;
