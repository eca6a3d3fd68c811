import type { SectionEnv } from '#engine/section.ts';
import type { Bindings } from './schema.ts';
interface Props {
    readonly school: Partial<Bindings['school']>;
    readonly env: SectionEnv;
}
/** Each way to reach the school as one row that a thumb cannot miss. */
export declare function ReachRows({ school, env }: Props): import("react").JSX.Element;
export {};
