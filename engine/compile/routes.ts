export const segmentsOf = (route: string): readonly string[] => route.split('/').filter(Boolean);
