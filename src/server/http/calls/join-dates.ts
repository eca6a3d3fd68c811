const part = /^(.+)\.(day|month|year)$/;

/**
 * The fields of a form, with a day that was asked for in three boxes (`Date_Of_Birth.day`, `.month`, `.year`) as one of
 * `YYYY-MM-DD`. Boxes that are all empty are no day.
 */
export const joinDates = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const joined: [string, unknown][] = [];
  const dates = new Map<string, Record<string, string>>();
  for (const [name, value] of Object.entries(fields)) {
    const [, date, box] = part.exec(name) ?? [];
    if (date === undefined || box === undefined || typeof value !== 'string') joined.push([name, value]);
    else dates.set(date, { ...dates.get(date), [box]: value.trim() });
  }
  for (const [name, { day = '', month = '', year = '' }] of dates)
    if (day + month + year !== '') joined.push([name, `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`]);
  // Whoever sends a form may name its fields anything, `__proto__` too.
  return Object.fromEntries(joined);
};
