import { type Clauses, type Part } from './clauses.ts';
import { type Resolve } from './decide-condition.ts';
/** Why a part that can be taken out of a condition changes nothing, in a sentence that names the other part. */
export declare const explainRedundancy: (clauses: Clauses, part: Part, { worlds, removed }: {
    readonly worlds: readonly Resolve[];
    readonly removed: readonly Part[];
}) => string;
