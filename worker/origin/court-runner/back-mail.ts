import type { OriginSettings } from '../env.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/queue.ts';
