// The dihedral group D5: multiplication, and the powers of the permutation (1 5 8 9 4 2 7 0)(3 6).
const multiply: readonly string[] = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const permute: readonly string[] = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Whether the last of the digits is their check digit by J. Verhoeff (1969), as in Aadhaar numbers. */
export const isVerhoeff = (digits: string): boolean => {
  if (!/^\d+$/.test(digits)) return false;
  let check = 0;
  [...digits].reverse().forEach((digit, place) => {
    check = Number(multiply[check]?.[Number(permute[place % 8]?.[Number(digit)])]);
  });
  return check === 0;
};
