/** How many days the bin keeps what is put into it. */
export const binDays = 30;
