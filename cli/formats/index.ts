import type { CheckFormat } from './checked-theme.ts';

export type CheckFormatName = 'text' | 'json' | 'sarif' | 'github';

/** Loads the one format that is requested. */
export const loadFormat = async (name: CheckFormatName, docsUrl: (rule: string) => string): Promise<CheckFormat> => {
  switch (name) {
    case 'text':
      return (await import('./text.ts')).textFormat;
    case 'json':
      return (await import('./json.ts')).jsonFormat;
    case 'sarif':
      return (await import('./sarif.ts')).createSarifFormat(docsUrl);
    case 'github':
      return (await import('./github.ts')).githubFormat;
  }
};
