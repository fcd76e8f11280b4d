/** What other companies and products are called in every language. */
export const brands =
  'google facebook instagram tiktok youtube netflix spotify amazon apple microsoft telegram whatsapp discord snapchat twitter reddit steam chatgpt openai midjourney photoshop canva';
