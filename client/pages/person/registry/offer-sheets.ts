import lampButton from '../../../ui/action/LampLink.module.css';
import lampLink from '../../../ui/action/LampLink.module.css';
import offer from './PersonOffer.module.css';
import slot from './PersonOffer.module.css';

/** The style sheets of an offer, for parents that place one in HTML that stays as the server wrote it. */
export const OFFER_SHEETS = [lampButton, lampLink, offer, slot];
