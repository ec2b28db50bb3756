import { Mail, Phone } from 'lucide-react';
import { Email } from '../components/Email.tsx';
import { support } from '../config/contacts.ts';

/** Links to support. The parent sets the layout. */
export function SupportLinks() {
  return (
    <>
      <a href={`mailto:${support.email}`}>
        <Mail size={18} aria-hidden="true" /> <Email>{support.email}</Email>
      </a>
      <a href={`tel:${support.phone.replace(/\s/g, '')}`}>
        <Phone size={18} aria-hidden="true" /> {support.phone}
      </a>
    </>
  );
}
