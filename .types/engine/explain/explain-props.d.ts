import type { CompiledSection } from '../theme.ts';
import type { ExplainContext } from './context.ts';
import type { ExplainedProp } from './explained.ts';
/** Each prop of a section that stands, in the order in which the component gets them, with where it came from. */
export declare const explainProps: (section: CompiledSection, props: Readonly<Record<string, unknown>>, context: ExplainContext) => readonly ExplainedProp[];
