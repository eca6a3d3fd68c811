/** Ids are those of the rows, wherever these are; so are the sizes that a picture was encoded in. */
const ownToEach = new Set([
  'Id',
  'FacilityId',
  'album_Id',
  'album_Slug',
  'blog_Id',
  'facilityId',
  'noticeID',
  'school_Domain',
  'school_Id',
  'thumbhash',
  'variants',
]);

/** A source's answer without what is each implementation's own: ids, addresses, encoded sizes. */
export const withoutAddresses = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (typeof value === 'string')
    return value.replace(/^\/(media|fixture)\/.*$/, 'a picture').replace(/^http:.*/, 'a site');
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !ownToEach.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutAddresses(inner)]));
};
