import { disclosureDocuments, disclosureResult, disclosureSectionC } from '#schemas/sources/disclosure.ts';
import type { ContentReader } from '#server/tenancy/content-reader.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

type Profile = ContentDocumentOf<'schoolProfile'>;
type Papers = ContentDocumentOf<'disclosure'>;

const { general, staff, campus } = disclosureResult.properties;

export const disclosure = defineLoader(contract, async ({ reader, school }) => {
  const profile: Partial<Profile> = (await reader.items('schoolProfile'))[0]?.document ?? {};
  const papers: Partial<Papers> = (await reader.items('disclosure'))[0]?.document ?? {};
  const address = addressOf(profile);
  const facts = { ...profile, ...papers, school_Name: profile.school_Name ?? school.name, address };
  return {
    general: pick(facts, namesOf(general.properties)),
    files: await filesOf(papers, reader),
    results_X: latestFirst(papers.Results_X),
    results_XII: latestFirst(papers.Results_XII),
    staff: pick(facts, namesOf(staff.properties)),
    campus: pick(facts, namesOf(campus.properties)),
  };
});

/** The names of a schema's properties: it has no others than its type says. */
const namesOf = <T extends object>(properties: T) => Object.keys(properties) as (keyof T)[];

const filesOf = async (record: Document, reader: ContentReader) => {
  const named = [...disclosureDocuments, ...disclosureSectionC].flatMap((name) => {
    const link = record[name];
    return typeof link === 'string' && link !== '' ? [{ name, link, validUntil: record[`${name}_Valid_Until`] }] : [];
  });
  const stored = await reader.files(named.map(({ link }) => link).filter((link) => link.startsWith('media:')));
  return named.flatMap(({ name, link, validUntil }) => {
    const url = link.startsWith('media:') ? stored.get(link) : link;
    return url ? [{ name, url, ...(validUntil ? { Valid_Until: validUntil } : {}) }] : [];
  });
};

const latestFirst = (results: Papers['Results_X'] = []) => results.toSorted((a, b) => b.Year - a.Year);
