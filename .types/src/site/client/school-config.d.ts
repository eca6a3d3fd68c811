/** Writes the cookie `schoolConfig` for 30 days (the seed, sections 3 and 9) from the data attributes of `<html>`. */
export declare const rememberSchool: () => void;
