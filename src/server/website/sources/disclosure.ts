import { disclosureDocuments, disclosureResult, disclosureSectionC } from '#schemas/sources/disclosure.ts';
import type { ContentReader } from '#server/tenancy/content-reader.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

type Document = Readonly<Record<string, unknown>>;

const { general, staff, campus } = disclosureResult.properties;

export const disclosure = defineLoader({
  source: 'disclosure',
  async load({ reader, school }) {
    const profile = (await reader.items('schoolProfile'))[0]?.document ?? {};
    const record = (await reader.items('disclosure'))[0]?.document ?? {};
    const address = addressOf(profile);
    const facts = { school_Name: school.name, ...profile, ...record, ...(address ? { address } : {}) };
    return {
      general: pick(facts, Object.keys(general.properties)),
      files: await filesOf(record, reader),
      results_X: latestFirst(record.Results_X),
      results_XII: latestFirst(record.Results_XII),
      staff: pick(facts, Object.keys(staff.properties)),
      campus: pick(facts, Object.keys(campus.properties)),
    };
  },
});

/** The address with what of city, state and PIN code it does not hold already. */
const addressOf = ({ school_address: street = '', City, State, Pincode }: Document): string => {
  const parts = [City, State, Pincode].map(String);
  const known = [City, State, Pincode].map((part) => part !== undefined && !String(street).includes(String(part)));
  return [street, ...parts.filter((_, i) => known[i])].filter(Boolean).join(', ');
};

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

const latestFirst = (results: unknown): readonly Document[] =>
  Array.isArray(results) ? (results as Document[]).toSorted((a, b) => Number(b.Year) - Number(a.Year)) : [];
