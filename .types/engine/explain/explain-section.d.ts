import type { CompiledSection } from '../theme.ts';
import type { ExplainContext } from './context.ts';
import type { ExplainedSection } from './explained.ts';
export declare const explainSection: (section: CompiledSection, context: ExplainContext) => ExplainedSection;
