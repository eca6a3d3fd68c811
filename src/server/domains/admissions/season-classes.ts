import type { SeasonClass } from '#schemas/records/admission-season.ts';
import type { OfferedClass } from '#server/domains/lookups/public.ts';
import { hasClass, type Season } from '#server/tenancy/open-sessions.ts';

type Profile = Parameters<typeof hasClass>[1];

const ownClass = (season: Season | undefined, id: number): SeasonClass | undefined =>
  season?.settings.Classes.find(({ Class_Id }) => Class_Id === id);

/** A class with the ages and seats that hold in a session: those that the office has set for it, or its list's. */
export const classIn = (season: Season | undefined, offered: OfferedClass): OfferedClass => {
  const own = ownClass(season, offered.id);
  if (!own) return offered;
  const { Min_Age: minAge, Max_Age: maxAge, Seats: seats } = own;
  return { id: offered.id, name: offered.name, minAge, maxAge, seats };
};

/** Whether families may ask for a class in a session: as the office has set it, or by the profile. */
export const isOfferedIn = (season: Season | undefined, id: number, profile: Profile): boolean =>
  ownClass(season, id)?.Is_Offered ?? hasClass(id, profile);
