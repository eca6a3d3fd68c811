import { mobileApps as contract } from '#schemas/sources/mobile-apps.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

const fields = ['app_Name', 'app_For', 'android_Url', 'apple_Url', 'lang'] as const;

export const mobileApps = defineLoader(contract, async ({ reader }) =>
  (await reader.items('mobileApp')).map(({ document }) => pick(document, fields)),
);
