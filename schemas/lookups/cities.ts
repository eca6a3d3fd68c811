import { defineLookup, type LookupItem } from './define.ts';
import { states } from './states.ts';

/**
 * Main cities and the seats of districts, by state. A city's id is its state's times 1000 and its place here: add at
 * the end of a state, and take none away.
 */
const namesByState: ReadonlyMap<number, string> = new Map([
  [
    1,
    `Srinagar, Jammu, Anantnag, Baramulla, Udhampur, Kathua, Sopore, Pulwama, Rajouri, Poonch, Kupwara, Samba,
      Doda, Kulgam, Bandipora, Ganderbal, Budgam, Shopian, Katra`,
  ],
  [
    2,
    `Shimla, Dharamshala, Solan, Mandi, Palampur, Baddi, Nahan, Paonta Sahib, Sundarnagar, Chamba, Una, Kullu,
      Manali, Hamirpur, Bilaspur, Kangra, Nurpur, Keylong, Reckong Peo`,
  ],
  [
    3,
    `Ludhiana, Amritsar, Jalandhar, Patiala, Bathinda, Mohali, Hoshiarpur, Batala, Pathankot, Moga, Abohar,
      Malerkotla, Khanna, Phagwara, Muktsar, Barnala, Rajpura, Firozpur, Kapurthala, Faridkot, Sangrur, Fazilka,
      Gurdaspur, Mansa, Rupnagar, Nawanshahr, Tarn Taran`,
  ],
  [4, 'Chandigarh'],
  [
    5,
    `Dehradun, Haridwar, Roorkee, Haldwani, Rudrapur, Kashipur, Rishikesh, Pithoragarh, Ramnagar, Nainital, Almora,
      Mussoorie, Kotdwar, Pauri, New Tehri, Uttarkashi, Bageshwar, Champawat, Gopeshwar, Rudraprayag`,
  ],
  [
    6,
    `Faridabad, Gurugram, Panipat, Ambala, Yamunanagar, Rohtak, Hisar, Karnal, Sonipat, Panchkula, Bhiwani, Sirsa,
      Bahadurgarh, Jind, Thanesar, Kaithal, Rewari, Palwal, Narnaul, Fatehabad, Jhajjar, Charkhi Dadri, Nuh, Hansi`,
  ],
  [7, 'New Delhi, Delhi, Dwarka, Rohini, Narela, Najafgarh, Shahdara, Pitampura, Janakpuri, Karol Bagh'],
  [
    8,
    `Jaipur, Jodhpur, Kota, Bikaner, Ajmer, Udaipur, Bhilwara, Alwar, Bharatpur, Sikar, Pali, Sri Ganganagar,
      Beawar, Hanumangarh, Tonk, Kishangarh, Jhunjhunu, Churu, Nagaur, Banswara, Bundi, Chittorgarh, Barmer,
      Jaisalmer, Dausa, Dholpur, Sawai Madhopur, Baran, Jhalawar, Dungarpur, Jalore, Sirohi, Rajsamand, Karauli,
      Pratapgarh, Mount Abu`,
  ],
  [
    9,
    `Lucknow, Kanpur, Ghaziabad, Agra, Varanasi, Meerut, Prayagraj, Bareilly, Aligarh, Moradabad, Saharanpur,
      Gorakhpur, Noida, Firozabad, Jhansi, Muzaffarnagar, Mathura, Ayodhya, Rampur, Shahjahanpur, Farrukhabad,
      Hapur, Etawah, Mirzapur, Bulandshahr, Sambhal, Amroha, Hardoi, Fatehpur, Raebareli, Orai, Sitapur, Bahraich,
      Unnao, Jaunpur, Lakhimpur, Hathras, Banda, Pilibhit, Barabanki, Greater Noida, Gonda, Mainpuri, Lalitpur,
      Etah, Deoria, Ballia, Basti, Azamgarh, Sultanpur, Bijnor, Budaun, Ghazipur, Mau, Akbarpur, Chitrakoot,
      Kasganj, Baghpat, Shamli, Kushinagar, Mahoba, Balrampur, Robertsganj, Vrindavan`,
  ],
  [
    10,
    `Patna, Gaya, Bhagalpur, Muzaffarpur, Purnia, Darbhanga, Bihar Sharif, Arrah, Begusarai, Katihar, Munger,
      Chhapra, Saharsa, Hajipur, Sasaram, Dehri, Siwan, Motihari, Nawada, Bettiah, Kishanganj, Jamalpur, Jehanabad,
      Aurangabad, Buxar, Samastipur, Madhubani, Sitamarhi, Gopalganj, Araria, Supaul, Madhepura, Lakhisarai, Jamui,
      Banka, Khagaria, Sheikhpura, Bhabua`,
  ],
  [11, 'Gangtok, Namchi, Gyalshing, Mangan, Rangpo, Singtam, Jorethang, Pakyong'],
  [12, 'Itanagar, Naharlagun, Pasighat, Tawang, Ziro, Bomdila, Tezu, Along, Roing, Daporijo, Changlang, Khonsa'],
  [13, 'Kohima, Dimapur, Mokokchung, Tuensang, Wokha, Zunheboto, Mon, Phek, Kiphire, Longleng, Chumoukedima'],
  [14, 'Imphal, Thoubal, Bishnupur, Churachandpur, Kakching, Ukhrul, Senapati, Tamenglong, Moreh, Jiribam'],
  [15, 'Aizawl, Lunglei, Champhai, Serchhip, Kolasib, Saiha, Lawngtlai, Mamit'],
  [16, 'Agartala, Udaipur, Dharmanagar, Kailashahar, Belonia, Khowai, Ambassa, Teliamura, Sabroom, Bishalgarh'],
  [17, 'Shillong, Tura, Jowai, Nongstoin, Nongpoh, Williamnagar, Baghmara, Cherrapunji, Mairang, Resubelpara'],
  [
    18,
    `Guwahati, Silchar, Dibrugarh, Jorhat, Nagaon, Tinsukia, Tezpur, Bongaigaon, Dhubri, Diphu, North Lakhimpur,
      Karimganj, Sivasagar, Goalpara, Barpeta, Golaghat, Haflong, Kokrajhar, Nalbari, Mangaldoi, Hailakandi, Hojai,
      Lanka, Dhemaji, Morigaon`,
  ],
  [
    19,
    `Kolkata, Howrah, Durgapur, Asansol, Siliguri, Bardhaman, Malda, Baharampur, Habra, Kharagpur, Shantipur,
      Dankuni, Haldia, Raiganj, Krishnanagar, Nabadwip, Medinipur, Jalpaiguri, Balurghat, Basirhat, Bankura,
      Chakdaha, Darjeeling, Alipurduar, Purulia, Jangipur, Bongaon, Cooch Behar, Kalyani, Barasat, Barrackpore,
      Serampore, Chandannagar, Hugli-Chinsurah, Bidhannagar, Kalimpong, Bolpur, Suri, Diamond Harbour, Tamluk,
      Contai`,
  ],
  [
    20,
    `Ranchi, Jamshedpur, Dhanbad, Bokaro, Deoghar, Hazaribagh, Giridih, Ramgarh, Medininagar, Phusro, Chirkunda,
      Chaibasa, Gumla, Dumka, Sahibganj, Godda, Pakur, Lohardaga, Simdega, Chatra, Koderma, Latehar, Garhwa,
      Jamtara, Khunti`,
  ],
  [
    21,
    `Bhubaneswar, Cuttack, Rourkela, Brahmapur, Sambalpur, Puri, Balasore, Bhadrak, Baripada, Jharsuguda, Jeypore,
      Bargarh, Rayagada, Paradip, Angul, Dhenkanal, Kendujhar, Bhawanipatna, Balangir, Koraput, Jajpur, Kendrapara,
      Phulbani, Sundargarh, Nabarangpur, Paralakhemundi`,
  ],
  [
    22,
    `Raipur, Bhilai, Bilaspur, Korba, Durg, Rajnandgaon, Jagdalpur, Raigarh, Ambikapur, Dhamtari, Mahasamund,
      Chirmiri, Kanker, Kawardha, Bhatapara, Janjgir, Dongargarh, Naila, Mungeli, Kondagaon, Dantewada, Jashpur
      Nagar, Baikunthpur`,
  ],
  [
    23,
    `Indore, Bhopal, Jabalpur, Gwalior, Ujjain, Sagar, Dewas, Satna, Ratlam, Rewa, Katni, Singrauli, Burhanpur,
      Khandwa, Bhind, Chhindwara, Guna, Shivpuri, Vidisha, Chhatarpur, Damoh, Mandsaur, Khargone, Neemuch,
      Pithampur, Narmadapuram, Itarsi, Sehore, Betul, Seoni, Datia, Nagda, Morena, Shahdol, Balaghat, Dhar, Panna,
      Tikamgarh, Shajapur, Ashoknagar, Harda, Barwani, Jhabua, Sidhi, Umaria, Mandla, Narsinghpur, Raisen, Rajgarh`,
  ],
  [
    24,
    `Ahmedabad, Surat, Vadodara, Rajkot, Bhavnagar, Jamnagar, Junagadh, Gandhinagar, Gandhidham, Anand, Navsari,
      Morbi, Nadiad, Surendranagar, Bharuch, Mehsana, Bhuj, Porbandar, Palanpur, Valsad, Vapi, Gondal, Veraval,
      Godhra, Patan, Kalol, Dahod, Botad, Amreli, Deesa, Jetpur, Ankleshwar, Himatnagar, Modasa, Bardoli, Dwarka,
      Rajpipla`,
  ],
  [
    27,
    `Mumbai, Pune, Nagpur, Thane, Nashik, Kalyan, Vasai-Virar, Chhatrapati Sambhajinagar, Navi Mumbai, Solapur,
      Mira-Bhayandar, Bhiwandi, Amravati, Nanded, Kolhapur, Ulhasnagar, Sangli, Malegaon, Jalgaon, Akola, Latur,
      Dhule, Ahilyanagar, Chandrapur, Parbhani, Ichalkaranji, Jalna, Ambernath, Bhusawal, Panvel, Badlapur, Beed,
      Gondia, Satara, Barshi, Yavatmal, Achalpur, Dharashiv, Nandurbar, Wardha, Udgir, Hinganghat, Pimpri-Chinchwad,
      Baramati, Ratnagiri, Buldhana, Washim, Hingoli, Gadchiroli, Bhandara, Palghar, Alibag, Sindhudurg Nagari,
      Lonavala, Karad, Miraj, Shirdi`,
  ],
  [
    28,
    `Visakhapatnam, Vijayawada, Guntur, Nellore, Kurnool, Rajahmundry, Tirupati, Kakinada, Kadapa, Anantapur,
      Vizianagaram, Eluru, Ongole, Nandyal, Machilipatnam, Adoni, Tenali, Proddatur, Chittoor, Hindupur, Bhimavaram,
      Madanapalle, Guntakal, Srikakulam, Dharmavaram, Gudivada, Narasaraopet, Tadipatri, Amaravati, Tadepalligudem,
      Chilakaluripet, Amalapuram, Bapatla, Puttaparthi, Rayachoti, Parvathipuram, Paderu`,
  ],
  [
    29,
    `Bengaluru, Mysuru, Hubballi-Dharwad, Kalaburagi, Mangaluru, Belagavi, Davanagere, Ballari, Vijayapura,
      Shivamogga, Tumakuru, Raichur, Bidar, Hosapete, Gadag, Udupi, Hassan, Bhadravati, Chitradurga, Kolar, Mandya,
      Chikkamagaluru, Gangavati, Bagalkot, Ranebennur, Karwar, Sirsi, Madikeri, Chikkaballapur, Ramanagara,
      Chamarajanagar, Haveri, Koppal, Yadgir, Channapatna, Hoskote`,
  ],
  [30, 'Panaji, Margao, Vasco da Gama, Mapusa, Ponda, Bicholim, Curchorem, Canacona, Valpoi, Pernem'],
  [31, 'Kavaratti, Agatti, Amini, Andrott, Minicoy, Kalpeni'],
  [
    32,
    `Thiruvananthapuram, Kochi, Kozhikode, Kollam, Thrissur, Kannur, Alappuzha, Kottayam, Palakkad, Manjeri,
      Thalassery, Ponnani, Vatakara, Kanhangad, Payyanur, Koyilandy, Malappuram, Kasaragod, Pathanamthitta,
      Kalpetta, Thodupuzha, Tirur, Guruvayur, Aluva, Perinthalmanna, Changanassery, Thiruvalla, Kayamkulam,
      Nedumangad, Painavu`,
  ],
  [
    33,
    `Chennai, Coimbatore, Madurai, Tiruchirappalli, Salem, Tiruppur, Tirunelveli, Erode, Vellore, Thoothukudi,
      Dindigul, Thanjavur, Ranipet, Sivakasi, Karur, Udhagamandalam, Hosur, Nagercoil, Kancheepuram, Kumarapalayam,
      Karaikudi, Neyveli, Cuddalore, Kumbakonam, Tiruvannamalai, Pollachi, Rajapalayam, Gudiyatham, Pudukkottai,
      Vaniyambadi, Ambur, Nagapattinam, Viluppuram, Namakkal, Dharmapuri, Krishnagiri, Theni, Virudhunagar,
      Ramanathapuram, Sivaganga, Perambalur, Ariyalur, Tiruvallur, Chengalpattu, Tambaram, Avadi, Mayiladuthurai,
      Tenkasi, Kallakurichi, Tirupathur, Tiruvarur`,
  ],
  [34, 'Puducherry, Karaikal, Yanam, Mahe, Ozhukarai, Villianur'],
  [35, 'Port Blair, Mayabunder, Rangat, Diglipur, Car Nicobar, Campbell Bay'],
  [
    36,
    `Hyderabad, Warangal, Nizamabad, Karimnagar, Khammam, Ramagundam, Mahbubnagar, Nalgonda, Adilabad, Suryapet,
      Miryalaguda, Jagtial, Mancherial, Siddipet, Kamareddy, Kothagudem, Bodhan, Sangareddy, Medak, Wanaparthy,
      Secunderabad, Hanamkonda, Jangaon, Bhongir, Vikarabad, Zaheerabad, Nirmal, Sircilla, Gadwal, Nagarkurnool,
      Asifabad, Bhupalpally, Mulugu, Mahabubabad, Peddapalli, Narayanpet`,
  ],
  [37, 'Leh, Kargil, Drass, Diskit, Padum'],
  [38, 'Silvassa, Daman, Diu, Amli, Dadra, Naroli'],
]);

const citiesOf = (stateId: number): readonly LookupItem[] =>
  (namesByState.get(stateId) ?? '').split(/,\s+/).map((name, i) => ({ id: stateId * 1000 + i + 1, name, stateId }));

export const cityLookup = defineLookup({
  kind: 'cities',
  title: 'Main cities of India, by state',
  scope: 'public',
  source: 'standard',
  standard: states.flatMap(({ id }) => citiesOf(id)).toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id),
  fields: { stateId: { type: 'integer', minimum: 1, maximum: 38 } },
});
