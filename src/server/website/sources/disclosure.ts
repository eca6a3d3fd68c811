import type { ContentDocumentOf } from '#schemas/content/index.ts';
import { standardClass } from '#schemas/lookups/classes.ts';
import {
  disclosure as contract,
  disclosureDocuments,
  disclosureResult,
  disclosureSectionC,
} from '#schemas/sources/disclosure.ts';
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
  // A school that does not say how far it goes, or ends with a class of its own, may have both examinations.
  const lastGrade = standardClass(profile.Classes_To ?? 0)?.grade ?? 12;
  const facts = { ...profile, ...papers, school_Name: profile.school_Name ?? school.name, address };
  return {
    general: pick(facts, namesOf(general.properties)),
    files: await filesOf(papers, reader),
    ...(lastGrade >= 10 && { results_X: latestFirst(papers.Results_X) }),
    ...(lastGrade >= 12 && { results_XII: latestFirst(papers.Results_XII) }),
    staff: pick(facts, namesOf(staff.properties)),
    campus: pick(facts, namesOf(campus.properties)),
  };
});

/** The names of a schema's properties: it has no others than its type says. */
const namesOf = <T extends object>(properties: T) => Object.keys(properties) as (keyof T)[];

/** The address with what of city, state and PIN code it does not hold already. */
const addressOf = ({ school_address: street = '', City, State, Pincode }: Partial<Profile>): string =>
  [street, ...[City, State, Pincode].filter((part) => part !== undefined && !street.includes(part))]
    .filter(Boolean)
    .join(', ');

const filesOf = async (papers: Partial<Papers>, reader: ContentReader) => {
  const named = [
    ...disclosureDocuments.map((name) => ({ name, validUntil: papers[`${name}_Valid_Until`] })),
    ...disclosureSectionC.map((name) => ({ name, validUntil: undefined })),
  ].flatMap((one) => {
    const link = papers[one.name];
    return link ? [{ ...one, link }] : [];
  });
  const stored = await reader.files(named.map(({ link }) => link).filter((link) => link.startsWith('media:')));
  return named.flatMap(({ name, link, validUntil }) => {
    const url = link.startsWith('media:') ? stored.get(link) : link;
    return url ? [{ name, url, ...(validUntil ? { Valid_Until: validUntil } : {}) }] : [];
  });
};

const latestFirst = (results: Papers['Results_X'] = []) => results.toSorted((a, b) => b.Year - a.Year);
