import { ApiProperty } from '../platform/http/api-docs.js';
import type { MailPreview } from './mail-kinds.js';

export class MailPreviewView implements MailPreview {
  @ApiProperty({ example: 'Harborlight Advisory <hello@harborlight.example>' }) from: string;
  @ApiProperty() subject: string;
  @ApiProperty({ description: 'What a mailbox shows behind the subject' }) preview: string;
  @ApiProperty() html: string;
  @ApiProperty() text: string;
}
