/** How an enquiry stands, as its family reads it; by the code of the status. */
export const trackedStatusStrings = {
  en: {
    'status.1': 'Received',
    'status.2': 'The office has contacted you',
    'status.3': 'Visit fixed',
    'status.4': 'You have visited the school',
    'status.5': 'Application received',
    'status.6': 'Under review',
    'status.7': 'On the waiting list',
    'status.8': 'Admission confirmed',
    'status.9': 'Not admitted',
    'status.10': 'Withdrawn',
    'status.11': 'Closed',
  },
  hi: {
    'status.1': 'प्राप्त',
    'status.2': 'कार्यालय ने आपसे संपर्क किया',
    'status.3': 'विद्यालय आने का दिन तय है',
    'status.4': 'आप विद्यालय आ चुके हैं',
    'status.5': 'आवेदन मिल गया है',
    'status.6': 'विचाराधीन',
    'status.7': 'प्रतीक्षा सूची में',
    'status.8': 'प्रवेश पक्का',
    'status.9': 'प्रवेश नहीं मिल सका',
    'status.10': 'वापस ली गई',
    'status.11': 'बंद',
  },
} as const;
