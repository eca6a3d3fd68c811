import { type ResolvedConfig } from 'vite';
/**
 * Every stylesheet by its key: `base`, `<type>`, and `<type>/<variant>` for the others in a section's folder.
 * Class names come out as in components, since both are made by the same rule (vite.config.ts).
 */
export declare const buildStyles: (config: ResolvedConfig) => Promise<Record<string, string>>;
