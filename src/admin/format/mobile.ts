/** A number as people of the country read it: `94220 55318`; another country's as it is stored. */
export const localMobile = (mobile: string): string => mobile.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2');

const whole = /[6-9]\d{9}$/;

/** The ten digits of a number in India, once they are all there. */
export const digitsOf = (text: string): string | undefined => whole.exec(text.replace(/\D/g, ''))?.[0];
