import { defineLoader } from './define.ts';
import { directoryCard } from './directory-card.ts';

export const partnerSchools = defineLoader({
  source: 'partnerSchools',
  async loadDirectory({ directory, params }) {
    const limit = Number(params.pageSize);
    const offset = (Number(params.page) - 1) * limit;
    const entries = await directory.list({ limit, offset, keyword: String(params.keyword) });
    const result = [];
    for (const entry of entries) result.push({ ...(await directoryCard(entry, directory)), school_Name: entry.name });
    return result;
  },
});
