/** Source, contacts and seller of a local build. A production build refuses them (build/required-settings.ts). */
export const placeholders = {
  sourceUrl: 'https://git.example/duu',
  supportEmail: 'support@duu.example',
  supportPhone: '+976 7700 0000',
  sellerNameMn: 'Жишээ ХХК',
  sellerNameEn: 'Example LLC',
  sellerAddressMn: 'Улаанбаатар хот, Сүхбаатар дүүрэг, 1-р хороо',
  sellerAddressEn: 'Sukhbaatar District, 1st Khoroo, Ulaanbaatar',
  sellerRegister: '0000000',
} as const;
