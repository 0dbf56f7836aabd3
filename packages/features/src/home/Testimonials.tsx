import { fnv1a } from '@suluh/domain/cloth';
import type { ReactElement } from 'react';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { MOTIF_NAMES } from '@suluh/ui/cloth/motifs.ts';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { Avatar } from '@suluh/ui/feedback/Avatar';

export interface TestimonialView {
  /** The sentence that stands out. */
  highlight: string;
  content: string;
  name: string;
  /** Position and town. */
  from: string;
  photoUrl: string | null;
}

interface TestimonialsProps {
  /** Id of the row, for its arrows and autoplay (3 s). */
  id: string;
  label: string;
  testimonials: readonly TestimonialView[];
}

/** Stories of learners: two beside each other on a wide page, one on a phone. */
export function Testimonials({ id, label, testimonials }: TestimonialsProps): ReactElement {
  return (
    <div id={id} className="testimonials" role="group" aria-label={label} tabIndex={0}>
      {testimonials.map((testimonial) => (
        <figure key={testimonial.name + testimonial.highlight} className="testimonials-item">
          <div className="testimonials-art">
            <Cloth
              thumbnail={fieldOf(MOTIF_NAMES[fnv1a(testimonial.name) % MOTIF_NAMES.length] ?? 'ceplok', 1.16)}
              fixedScale
            />
          </div>
          <div className="testimonials-body">
            <h3 className="testimonials-highlight type-h3">{testimonial.highlight}</h3>
            <blockquote>{testimonial.content}</blockquote>
            <figcaption>
              <Avatar name={testimonial.name} photoUrl={testimonial.photoUrl} />
              <span>
                <b>{testimonial.name}</b>
                <span className="type-muted type-small testimonials-from">{testimonial.from}</span>
              </span>
            </figcaption>
          </div>
        </figure>
      ))}
    </div>
  );
}
