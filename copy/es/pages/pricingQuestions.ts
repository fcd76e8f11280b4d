import type { NamespacePricingQuestionsTranslation } from '../../generated/types.ts';

const pricingQuestions = {
  title: 'Preguntas sobre créditos y planes',
  faqs: {
    free: {
      title: '¿Tengo que pagar?',
      body: 'No. Recibes créditos gratis cada día, sin cuenta ni tarjeta. Vencen al final del día.',
    },
    expire: {
      title: '¿Cuándo vencen los demás créditos?',
      body: 'Los de un plan vencen un mes después de recibirlos. Los de paquetes e invitaciones no vencen mientras exista tu cuenta.',
    },
    failed: {
      title: '¿Y si un resultado falla?',
      body: 'Reservamos los créditos cuando empiezas y se gastan cuando se guarda el resultado. Si falla o si cancelas, los recuperas.',
    },
    cancel: {
      title: '¿Cómo cancelo un plan?',
      body: 'En los ajustes, con dos clics. Puedes usarlo hasta el final del período que pagaste y no se te cobrará más.',
    },
    change: {
      title: '¿Puedo cambiar de plan?',
      body: 'Sí, en los ajustes. El nuevo empieza con el próximo período.',
    },
    refund: {
      title: '¿Puedo pedir un reembolso?',
      body: 'Si te cobramos por error o algo no funcionó, escríbenos desde la página de contacto. Los detalles están en los términos del servicio.',
    },
  },
} satisfies NamespacePricingQuestionsTranslation;

export default pricingQuestions;
